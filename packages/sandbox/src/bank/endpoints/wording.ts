import { oneOf } from '../fields.ts'
import type { Wording } from '../items/transaction-body.ts'

export const readVersion = oneOf(['v1', 'v2'])

export function wordingOf(options: {
  include_original_description?: boolean | null
  personal_finance_category_version?: string
}): Wording {
  return {
    version: options.personal_finance_category_version === 'v1' ? 'v1' : 'v2',
    hasOriginalDescription: options.include_original_description ?? false,
  }
}
