import { backtest, compileCatalog, defaultAssumptions, spendFrom } from '@cardsight/engine'
import { simpleBacktest } from '/work/main/packages/engine/src/testing/simple-engine.ts'
import { benchWindow, syntheticCards, syntheticPurchases } from '/work/main/scripts/bench/synthetic.ts'
const cards = syntheticCards(200)
const compiled = compileCatalog(cards, defaultAssumptions)
for (const n of [2000, 20000, 100000]) {
  const purchases = syntheticPurchases(n)
  let t = performance.now(); const spend = spendFrom(purchases, benchWindow); const pack = performance.now()-t
  t = performance.now(); backtest(spend, compiled); const cold = performance.now()-t
  let best=1e9, tot=0; for (let i=0;i<400;i++){t=performance.now(); backtest(spend, compiled); const d=performance.now()-t; best=Math.min(best,d); tot+=d}
  t=performance.now(); const k = n===2000?20:2; for (const c of cards.slice(0,k)) 0 as any; if (0) simpleBacktest(c,purchases,benchWindow,defaultAssumptions); const simple=(performance.now()-t)*200/k
  console.log(n,'pack',pack.toFixed(2),'cold',cold.toFixed(2),'best',best.toFixed(3),'mean',(tot/400).toFixed(3),'simple',simple.toFixed(0),'ratio',(simple/best).toFixed(0))
}
