export { type CapUsage, capUsage } from '../account/cap-usage.ts'
export { type AccountPurchase, type CardAccount, createCardAccount } from '../account/card-account.ts'
export {
  addPurchase,
  type PaidPurchase,
  payPurchases,
  quotePurchase,
  quoteUnits,
} from '../account/pay-purchase.ts'
export { accountPeriodOf } from '../account/periods.ts'
export { purchaseMoney } from '../account/purchase-money.ts'
export { restoreUsed, type UsedAmounts, usedAmounts } from '../account/used-amounts.ts'
