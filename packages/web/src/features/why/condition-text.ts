import type { Explanation } from '@cardsight/contract/schemas'

type Condition = NonNullable<Explanation['lines'][number]['passedOver'][number]['condition']>

/** What an earn rate may require of a cardholder, as the end of a sentence that begins with 'that rate needs'. */
export const conditionText: Readonly<Record<Condition, string>> = {
  portal: 'a booking through the issuer’s portal',
  'mobile-wallet': 'paying with your phone',
  'direct-booking': 'booking directly with the hotel or airline',
  activation: 'activating the quarterly categories in time',
  'weekend-evening': 'shopping on a weekend evening',
  abroad: 'shopping abroad',
  membership: 'a membership',
  tier: 'a relationship with the bank',
}
