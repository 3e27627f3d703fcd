#!/usr/bin/env python3
"""Prints the texts of a PDF, one a line, with a form feed after each page. Usage: read.py FILE"""

import sys
from pathlib import Path

from pdf import Pdf

for page in Pdf(Path(sys.argv[1]).read_bytes()).pages:
    print('\n'.join(page), end='\n\f')
