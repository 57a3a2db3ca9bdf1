export { type DebtMonth, MOST_MONTHS, type Payoff, payOff } from '../debt/payoff.ts'
