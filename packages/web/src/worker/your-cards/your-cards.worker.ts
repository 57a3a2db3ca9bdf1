/** Worker script for the cards you have, off the main thread. */
import { loadCardsFor, publishedCards } from '../published-cards.ts'
import { serve } from '../remote.ts'
import { createYourCardsCalculator } from './your-cards-calculator.ts'

serve(() => createYourCardsCalculator(publishedCards), { prepare: loadCardsFor })
