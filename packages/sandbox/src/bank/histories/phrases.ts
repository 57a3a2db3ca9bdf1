/** What statements print when no shop is behind it: pay, payments, transfers, fees, and plain words for a trade. */
import type { Channel } from './merchants.ts'

type Counterparty = 'income_source' | 'financial_institution' | 'payment_app'

type Phrase = {
  readonly detailed: string
  readonly channel: Channel
  readonly counterparty: Counterparty | null
  readonly words: string
}

export const phrases: readonly Phrase[] = [
  {
    detailed: 'INCOME_SALARY',
    channel: 'other',
    counterparty: 'income_source',
    words: 'PAYROLL|SALARY|DIRECT DEPOSIT|DIRECT DEP|DIR DEP',
  },
  {
    detailed: 'INCOME_INTEREST_EARNED',
    channel: 'other',
    counterparty: 'financial_institution',
    words: 'INTEREST EARNED|INTEREST PAID|INTRST PYMNT',
  },
  { detailed: 'INCOME_TAX_REFUND', channel: 'other', counterparty: null, words: 'IRS TREAS|TAX REFUND' },
  {
    detailed: 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
    channel: 'other',
    counterparty: 'financial_institution',
    words:
      'CREDIT CARD PAYMENT|CARD PAYMENT|CREDIT CRD AUTOPAY|AUTOPAY PAYMENT|AUTOMATIC PAYMENT|PAYMENT THANK YOU|AUTOPAY',
  },
  { detailed: 'LOAN_PAYMENTS_MORTGAGE_PAYMENT', channel: 'other', counterparty: null, words: 'MORTGAGE' },
  {
    detailed: 'LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT',
    channel: 'other',
    counterparty: null,
    words: 'STUDENT LOAN|STUDENT LN|NELNET|NAVIENT',
  },
  {
    detailed: 'LOAN_PAYMENTS_CAR_PAYMENT',
    channel: 'other',
    counterparty: null,
    words: 'AUTO LOAN|CAR LOAN',
  },
  {
    detailed: 'LOAN_DISBURSEMENTS_EWA',
    channel: 'other',
    counterparty: 'financial_institution',
    words: 'WAGE ADVANCE|EARNIN',
  },
  {
    detailed: 'LOAN_PAYMENTS_EWA',
    channel: 'other',
    counterparty: 'financial_institution',
    words: 'WAGE ADVANCE REPAYMENT',
  },
  { detailed: 'TRANSFER_OUT_SAVINGS', channel: 'other', counterparty: null, words: 'TRANSFER TO SAVINGS' },
  { detailed: 'TRANSFER_IN_SAVINGS', channel: 'other', counterparty: null, words: 'TRANSFER FROM CHECKING' },
  {
    detailed: 'TRANSFER_OUT_ACCOUNT_TRANSFER',
    channel: 'other',
    counterparty: 'payment_app',
    words:
      'VENMO PAYMENT|VENMO|ZELLE PAYMENT TO|ZELLE TO|ZELLE|CASH APP|TRANSFER TO|ONLINE TRANSFER|TRANSFER',
  },
  {
    detailed: 'TRANSFER_IN_ACCOUNT_TRANSFER',
    channel: 'other',
    counterparty: 'payment_app',
    words: 'VENMO CASHOUT|ZELLE PAYMENT FROM|ZELLE FROM|TRANSFER FROM',
  },
  { detailed: 'TRANSFER_OUT_WITHDRAWAL', channel: 'other', counterparty: null, words: 'ATM WITHDRAWAL' },
  {
    detailed: 'TRANSFER_IN_DEPOSIT',
    channel: 'other',
    counterparty: null,
    words: 'MOBILE DEPOSIT|CHECK DEPOSIT|ATM DEPOSIT',
  },
  {
    detailed: 'BANK_FEES_ATM_FEES',
    channel: 'other',
    counterparty: null,
    words: 'ATM FEE|NON NETWORK ATM FEE',
  },
  {
    detailed: 'BANK_FEES_INTEREST_CHARGE',
    channel: 'other',
    counterparty: null,
    words: 'INTEREST CHARGE|INTEREST CHARGED|PURCHASE INTEREST CHARGE',
  },
  { detailed: 'BANK_FEES_LATE_FEES', channel: 'other', counterparty: null, words: 'LATE FEE' },
  { detailed: 'BANK_FEES_OVERDRAFT_FEES', channel: 'other', counterparty: null, words: 'OVERDRAFT FEE' },
  {
    detailed: 'BANK_FEES_FOREIGN_TRANSACTION_FEES',
    channel: 'other',
    counterparty: null,
    words: 'FOREIGN TRANSACTION FEE',
  },
  {
    detailed: 'BANK_FEES_OTHER_BANK_FEES',
    channel: 'other',
    counterparty: null,
    words: 'ANNUAL FEE|ANNUAL MEMBERSHIP FEE|MONTHLY SERVICE FEE|MAINTENANCE FEE',
  },
  { detailed: 'RENT_AND_UTILITIES_RENT', channel: 'other', counterparty: null, words: 'RENT|APARTMENTS' },
  {
    detailed: 'FOOD_AND_DRINK_GROCERIES',
    channel: 'in store',
    counterparty: null,
    words: 'GROCERY|SUPERMARKET',
  },
  {
    detailed: 'FOOD_AND_DRINK_RESTAURANT',
    channel: 'in store',
    counterparty: null,
    words: 'RESTAURANT|PIZZA|GRILL|BISTRO|SUSHI|DINER',
  },
  { detailed: 'FOOD_AND_DRINK_COFFEE', channel: 'in store', counterparty: null, words: 'COFFEE|CAFE' },
  { detailed: 'TRANSPORTATION_GAS', channel: 'in store', counterparty: null, words: 'GAS STATION|FUEL' },
  { detailed: 'TRAVEL_FLIGHTS', channel: 'online', counterparty: null, words: 'AIRLINES|AIRWAYS|AIRLINE' },
  { detailed: 'TRAVEL_LODGING', channel: 'in store', counterparty: null, words: 'HOTEL|MOTEL|RESORT' },
  {
    detailed: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
    channel: 'in store',
    counterparty: null,
    words: 'PHARMACY',
  },
  {
    detailed: 'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS',
    channel: 'in store',
    counterparty: null,
    words: 'GYM|FITNESS',
  },
]
