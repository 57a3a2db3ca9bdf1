import type { Explanation } from '@cardsight/contract/schemas'

type Condition = NonNullable<Explanation['lines'][number]['passedOver'][number]['condition']>

/** What an earn rate may require of a cardholder, as the end of a sentence that begins with 'that you'. */
export const conditionText: Readonly<Record<Condition, string>> = {
  portal: 'book travel through the issuer’s portal',
  'mobile-wallet': 'pay with your phone',
  'direct-booking': 'book directly with hotels and airlines',
  activation: 'activate quarterly categories in time',
  'weekend-evening': 'shop on weekend evenings',
  abroad: 'shop abroad',
  membership: 'are a member',
  tier: 'have that relationship with the bank',
}
