/** Category names of issuers and apps for lines that aren't purchases. */
import type { LeftOutKind } from '@cardsight/engine/spending'

export const namesOfNonPurchases: Readonly<Record<LeftOutKind, string>> = {
  'card-payment': `
    Payment, Payments, Payment/Credit, Payments and Credits, Credit Card Payment, Credit Card Payments, Card Payment,
    Credit Card
  `,
  'loan-payment': `
    Loan, Loans, Loan Payment, Loan Repayment, Auto Payment, Car Payment, Auto Loan, Car Loan, Auto & Car Loan,
    Student Loan, Student Loans, Home Loan, Mortgage, Mortgages, Mortgage Payment, Mortgage Interest, Loan Principal,
    Loan Interest, Personal Loan, Debt, Debt Payments, Home Equity, Buy Now Pay Later
  `,
  transfer: `
    Transfer, Transfers, Internal Transfer, Internal Transfers, Account Transfer, Transfer for Cash Spending,
    Balance Transfer, Balance Transfers, Balance Adjustments, Investment, Investments, Investing, Investment/Retirement,
    Retirement, Retirement Contributions, College Savings, Savings, Savings Goals, Emergency Fund, Buy, Sell, Check,
    Checks, Check Payment, Securities Trades, Deposit to Savings, Zelle, Venmo, Hide from Budgets & Trends, 401k, IRA
  `,
  'bank-fee': `
    Fees & Adjustments, Fees & Adjustments-Fees & Adjustments, Fee/Interest Charge, Fees, Fee, Interest, Interest Charge,
    Interest Charges, Interest & Fees, Fees & Interest, Fees & Charges, Financial Fees, Bank Fee, Bank Fees, ATM Fee,
    Service Fee, Service Charge, Late Fee, Finance Charge, Foreign Transaction Fee, Service Charges/Fees, Bank Charge,
    Annual Fee, Overdraft, Trade Commissions
  `,
  cash: `
    Cash, Cash & ATM, ATM, ATM/Cash, Cash/ATM, ATM Withdrawal, Cash Advance, Cash Advances, Cash & Checks, Cash Withdrawal,
    ATM/Cash Withdrawals, Cash Spending
  `,
  'cash-like': 'Gambling, Lottery, Cryptocurrency, Crypto',
  income: `
    Awards and Rebate Credits, Credit, Rewards, Income, Paycheck, Paychecks, Salary, Bonus, Interest Income,
    Dividend, Dividends, Dividend & Cap Gains, Returned Purchase Income, Business Income, Other Income, Rental Income,
    Reimbursement, Expense Reimbursement, Deposit, Deposits, Salary/Regular Income, Paychecks/Salary, Net Salary,
    Investment/Retirement Income, Personal Income, Investment Income, Interest Inc, Div Income, Ready to Assign,
    To be Budgeted, Available this month, Tax Refund, Federal Tax Refund, Child Support Received, Unemployment,
    Retirement Income, Social Security, Government Benefits, Refunds/Adjustments Income, Cash Back, Inflow
  `,
  rent: 'Rent, Mortgage & Rent, Rent/Mortgage, Mortgage/Rent, Rent & Mortgage, Office Rent, Housing',
  tax: `
    Tax, Taxes, Federal Tax, State Tax, Local Tax, Property Tax, Sales Tax, Income Tax, Income Taxes, Fed, Soc Sec,
    Tax:Fed, Tax:State, Estimated Taxes
  `,
}
