/** Statement descriptions without a merchant: income, payments, transfers, fees and generic business types. */
import type { Channel } from './merchants.ts'

type Counterparty = 'income_source' | 'financial_institution' | 'payment_app'

type Phrase = {
  readonly detailed: string
  readonly channel: Channel
  readonly counterparty: Counterparty | null
  /** Text to look for in a description, separated by `|`. */
  readonly patterns: string
}

export const phrases: readonly Phrase[] = [
  {
    detailed: 'INCOME_SALARY',
    channel: 'other',
    counterparty: 'income_source',
    patterns: 'PAYROLL|SALARY|DIRECT DEPOSIT|DIRECT DEP|DIR DEP',
  },
  {
    detailed: 'INCOME_INTEREST_EARNED',
    channel: 'other',
    counterparty: 'financial_institution',
    patterns: 'INTEREST EARNED|INTEREST PAID|INTRST PYMNT',
  },
  { detailed: 'INCOME_TAX_REFUND', channel: 'other', counterparty: null, patterns: 'IRS TREAS|TAX REFUND' },
  {
    detailed: 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT',
    channel: 'other',
    counterparty: 'financial_institution',
    patterns:
      'CREDIT CARD PAYMENT|CARD PAYMENT|CREDIT CRD AUTOPAY|AUTOPAY PAYMENT|AUTOMATIC PAYMENT|PAYMENT THANK YOU|AUTOPAY',
  },
  { detailed: 'LOAN_PAYMENTS_MORTGAGE_PAYMENT', channel: 'other', counterparty: null, patterns: 'MORTGAGE' },
  {
    detailed: 'LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT',
    channel: 'other',
    counterparty: null,
    patterns: 'STUDENT LOAN|STUDENT LN|NELNET|NAVIENT',
  },
  {
    detailed: 'LOAN_PAYMENTS_CAR_PAYMENT',
    channel: 'other',
    counterparty: null,
    patterns: 'AUTO LOAN|CAR LOAN',
  },
  {
    detailed: 'LOAN_DISBURSEMENTS_EWA',
    channel: 'other',
    counterparty: 'financial_institution',
    patterns: 'WAGE ADVANCE|EARNIN',
  },
  {
    detailed: 'LOAN_PAYMENTS_EWA',
    channel: 'other',
    counterparty: 'financial_institution',
    patterns: 'WAGE ADVANCE REPAYMENT',
  },
  { detailed: 'TRANSFER_OUT_SAVINGS', channel: 'other', counterparty: null, patterns: 'TRANSFER TO SAVINGS' },
  {
    detailed: 'TRANSFER_IN_SAVINGS',
    channel: 'other',
    counterparty: null,
    patterns: 'TRANSFER FROM CHECKING',
  },
  {
    detailed: 'TRANSFER_OUT_ACCOUNT_TRANSFER',
    channel: 'other',
    counterparty: 'payment_app',
    patterns:
      'VENMO PAYMENT|VENMO|ZELLE PAYMENT TO|ZELLE TO|ZELLE|CASH APP|TRANSFER TO|ONLINE TRANSFER|TRANSFER',
  },
  {
    detailed: 'TRANSFER_IN_ACCOUNT_TRANSFER',
    channel: 'other',
    counterparty: 'payment_app',
    patterns: 'VENMO CASHOUT|ZELLE PAYMENT FROM|ZELLE FROM|TRANSFER FROM',
  },
  { detailed: 'TRANSFER_OUT_WITHDRAWAL', channel: 'other', counterparty: null, patterns: 'ATM WITHDRAWAL' },
  {
    detailed: 'TRANSFER_IN_DEPOSIT',
    channel: 'other',
    counterparty: null,
    patterns: 'MOBILE DEPOSIT|CHECK DEPOSIT|ATM DEPOSIT',
  },
  {
    detailed: 'BANK_FEES_ATM_FEES',
    channel: 'other',
    counterparty: null,
    patterns: 'ATM FEE|NON NETWORK ATM FEE',
  },
  {
    detailed: 'BANK_FEES_INTEREST_CHARGE',
    channel: 'other',
    counterparty: null,
    patterns: 'INTEREST CHARGE|INTEREST CHARGED|PURCHASE INTEREST CHARGE',
  },
  { detailed: 'BANK_FEES_LATE_FEES', channel: 'other', counterparty: null, patterns: 'LATE FEE' },
  { detailed: 'BANK_FEES_OVERDRAFT_FEES', channel: 'other', counterparty: null, patterns: 'OVERDRAFT FEE' },
  {
    detailed: 'BANK_FEES_FOREIGN_TRANSACTION_FEES',
    channel: 'other',
    counterparty: null,
    patterns: 'FOREIGN TRANSACTION FEE',
  },
  {
    detailed: 'BANK_FEES_OTHER_BANK_FEES',
    channel: 'other',
    counterparty: null,
    patterns: 'ANNUAL FEE|ANNUAL MEMBERSHIP FEE|MONTHLY SERVICE FEE|MAINTENANCE FEE',
  },
  {
    detailed: 'GOVERNMENT_AND_NON_PROFIT_TAX_PAYMENT',
    channel: 'other',
    counterparty: null,
    patterns: 'IRS USATAXPYMT|FRANCHISE TAX',
  },
  { detailed: 'RENT_AND_UTILITIES_RENT', channel: 'other', counterparty: null, patterns: 'RENT|APARTMENTS' },
  {
    detailed: 'FOOD_AND_DRINK_GROCERIES',
    channel: 'in store',
    counterparty: null,
    patterns: 'GROCERY|SUPERMARKET',
  },
  {
    detailed: 'FOOD_AND_DRINK_RESTAURANT',
    channel: 'in store',
    counterparty: null,
    patterns: 'RESTAURANT|PIZZA|GRILL|BISTRO|SUSHI|DINER',
  },
  { detailed: 'FOOD_AND_DRINK_COFFEE', channel: 'in store', counterparty: null, patterns: 'COFFEE|CAFE' },
  { detailed: 'TRANSPORTATION_GAS', channel: 'in store', counterparty: null, patterns: 'GAS STATION|FUEL' },
  { detailed: 'TRAVEL_FLIGHTS', channel: 'online', counterparty: null, patterns: 'AIRLINES|AIRWAYS|AIRLINE' },
  { detailed: 'TRAVEL_LODGING', channel: 'in store', counterparty: null, patterns: 'HOTEL|MOTEL|RESORT' },
  {
    detailed: 'MEDICAL_PHARMACIES_AND_SUPPLEMENTS',
    channel: 'in store',
    counterparty: null,
    patterns: 'PHARMACY',
  },
  {
    detailed: 'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS',
    channel: 'in store',
    counterparty: null,
    patterns: 'GYM|FITNESS',
  },
]
