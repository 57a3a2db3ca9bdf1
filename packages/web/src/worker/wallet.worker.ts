/** Worker script for wallets, off the main thread. */
import { release } from '@cardsight/catalog'
import { listenForCalls } from './listen-for-calls.ts'
import { createWalletCalculator } from './wallet-calculator.ts'

listenForCalls((report) => createWalletCalculator(release, report))
