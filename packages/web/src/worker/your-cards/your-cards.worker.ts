/** Worker script for the cards you have, off the main thread. */
import { release } from '@cardsight/catalog'
import { listenForCalls } from '../listen-for-calls.ts'
import { createYourCardsCalculator } from './your-cards-calculator.ts'

listenForCalls(() => createYourCardsCalculator(release))
