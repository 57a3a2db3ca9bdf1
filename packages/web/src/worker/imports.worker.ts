/** Worker script for statements: parsers, engine and catalog, off the main thread. */
import { release } from '@cardsight/catalog'
import { localToday } from '../lib/local-today.ts'
import { createImportCalculator } from './import-calculator.ts'
import { listenForCalls } from './listen-for-calls.ts'

listenForCalls((report) => createImportCalculator(release, localToday(), report))
