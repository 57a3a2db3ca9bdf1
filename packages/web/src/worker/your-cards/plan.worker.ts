/** Worker script for plans. It's apart from the other answers about your cards, which don't wait for a search. */
import { loadCardsFor, publishedCards } from '../published-cards.ts'
import { serve } from '../remote.ts'
import { createPlanCalculator } from './plan-calculator.ts'

serve((report) => createPlanCalculator(publishedCards, report), { prepare: loadCardsFor })
