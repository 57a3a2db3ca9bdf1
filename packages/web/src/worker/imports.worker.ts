/** The script of the worker for statements: readers, engine and catalog, off the page's thread. */
import { release } from '@cardsight/catalog'
import { createImportCalculator } from './import-calculator.ts'
import { listenForCalls } from './listen-for-calls.ts'

listenForCalls((report) => createImportCalculator(release, report))
