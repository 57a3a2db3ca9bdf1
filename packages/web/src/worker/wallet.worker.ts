/** The script of the worker for wallets, off the page's thread. */
import { release } from '@cardsight/catalog'
import { listenForCalls } from './listen-for-calls.ts'
import { createWalletCalculator } from './wallet-calculator.ts'

listenForCalls((report) => createWalletCalculator(release, report))
