/** Worker script for wallets, off the main thread. */
import { localToday } from '../lib/format-date.ts'
import { loadCardsFor, publishedCards } from './published-cards.ts'
import { serve } from './remote.ts'
import { createWalletCalculator } from './wallet-calculator.ts'

serve((report) => createWalletCalculator(publishedCards, localToday(), report), { prepare: loadCardsFor })
