import { oneOf } from '../fields.ts'
import type { TransactionFormat } from '../items/transaction-body.ts'

export const readVersion = oneOf(['v1', 'v2'])

export function transactionFormatOf(options: {
  include_original_description?: boolean | null
  personal_finance_category_version?: string
}): TransactionFormat {
  return {
    version: options.personal_finance_category_version === 'v1' ? 'v1' : 'v2',
    hasOriginalDescription: options.include_original_description ?? false,
  }
}
