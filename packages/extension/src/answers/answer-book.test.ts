import { releaseWithBusiness as release } from '@cardsight/catalog/business'
import { noYourCards } from '@cardsight/contract/your-cards'
import { parseDay } from '@cardsight/engine/dates'
import { it } from 'vitest'
import { writeBook } from './write-book.ts'
it('t', () => {
  const cards=['american-express-gold-card','citi-double-cash','costco-anywhere-visa-card-by-citi','paypal-cashback-mastercard'].map(cardId=>({id:cardId,cardId,choices:[],credits:[],ticks:[],activated:[],accountIds:[]}))
  for (let i=0;i<2;i++) {
  const t=performance.now()
  const book=writeBook({release,yourCards:{...noYourCards,cards},today:parseDay('2026-11-19')},{isComplete:true})
  console.log(performance.now()-t, JSON.stringify(book).length, Object.keys(book.answers).length)
  console.log(JSON.stringify(book.answers['wholesale-club costco-com'],null,1), book.answers['supermarket '])
  }
})
