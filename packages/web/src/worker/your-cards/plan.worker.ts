/** Worker script for plans. It's apart from the other answers about your cards, which don't wait for a search. */
import { release } from '@cardsight/catalog'
import { listenForCalls } from '../listen-for-calls.ts'
import { createPlanCalculator } from './plan-calculator.ts'

listenForCalls((report) => createPlanCalculator(release, report))
