/** Worker script for wallets, off the main thread. */
import { release } from '@cardsight/catalog'
import { localToday } from '../lib/local-today.ts'
import { listenForCalls } from './listen-for-calls.ts'
import { createWalletCalculator } from './wallet-calculator.ts'

listenForCalls((report) => createWalletCalculator(release, localToday(), report))
