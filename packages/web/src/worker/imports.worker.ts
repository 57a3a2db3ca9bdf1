/** Worker script for statements: parsers, engine and catalog, off the main thread. */
import { localToday } from '../lib/format-date.ts'
import { createImportCalculator } from './import-calculator.ts'
import { loadCardsFor, publishedCards } from './published-cards.ts'
import { serve } from './remote.ts'

serve((report) => createImportCalculator(publishedCards, localToday(), report), { prepare: loadCardsFor })
