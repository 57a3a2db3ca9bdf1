/** Worker script for wallets, off the main thread. */
import { release } from '@cardsight/catalog'
import { dayOfMoment } from '@cardsight/engine/dates'
import { listenForCalls } from './listen-for-calls.ts'
import { createWalletCalculator } from './wallet-calculator.ts'

listenForCalls((report) => createWalletCalculator(release, dayOfMoment(new Date()), report))
