/** Headings of payment apps and budgeting apps. */
import type { LayoutRule } from './known-layout.ts'

export const appLayouts: readonly LayoutRule[] = [
  {
    institution: 'Venmo',
    type: 'checking',
    sign: 'out-negative',
    isSignFixed: true,
    needs: 'datetime, note, from, to, amount total',
    types: { Payment: 'P2P', Charge: 'P2P' },
    merchant: 'to',
  },
  { ...payPal(), needs: 'time zone, name, gross, net' },
  { ...payPal(), needs: 'time zone, description, gross, net' },
  { ...payPal(), needs: 'time zone, name, currency, amount, receipt id' },
  {
    institution: 'Cash App',
    type: 'checking',
    sign: 'out-negative',
    isSignFixed: true,
    needs: 'transaction type, currency, amount, fee, net amount',
  },
  // Mint
  {
    ...budgeting(null),
    needs: 'date, description, original description, amount, transaction type, account name, labels',
  },
  // Monarch
  {
    ...budgeting('out-negative'),
    needs: 'date, merchant, category, account, original statement, amount',
  },
  // YNAB
  { ...budgeting(null), needs: 'account, flag, date, payee, outflow, inflow' },
  // Copilot
  {
    ...budgeting('out-positive'),
    needs: 'date, name, amount, status, category, parent category, excluded, type, account',
  },
  // Rocket Money
  {
    ...budgeting('out-positive'),
    needs: 'date, original date, account type, institution name, custom name, amount, ignored from',
  },
  // Quicken
  { ...budgeting('out-negative'), needs: 'scheduled, split, date, payee, category, amount' },
  // Simplifi
  {
    ...budgeting('out-negative'),
    needs: 'date, payee, amount, account, category, tags, notes',
    also: 'state, exclusion, type, action',
  },
  // Empower
  { ...budgeting('out-negative'), needs: 'date, account, description, category, tags, amount', also: '' },
]

function payPal() {
  return { institution: 'PayPal', type: 'checking', sign: 'out-negative', isSignFixed: true } as const
}

function budgeting<Sign extends LayoutRule['sign']>(sign: Sign) {
  return { institution: null, type: 'unknown', sign, isSignFixed: true } as const
}
