/**
 * Amounts of the form's 'More detail'. A detail with a field is a part of that field's amount; the others come on top of
 * the six. A detail with several leaves is split by the average shares. Every leaf of a part belongs to its field, so
 * warehouse clubs and superstores are parts of Other: rates for groceries usually exclude them.
 */
import type { FormCategory } from '../category.ts'
import type { Leaf } from '../leaf.ts'

export const costDetails = {
  evCharging: { field: 'gas', leaves: ['ev-charging'] },
  flights: { field: 'travel', leaves: ['flights'] },
  hotels: { field: 'travel', leaves: ['hotels'] },
  carRentals: { field: 'travel', leaves: ['car-rental'] },
  transit: { field: 'travel', leaves: ['rideshare', 'transit'] },
  streaming: { field: 'recreation', leaves: ['streaming'] },
  gyms: { field: 'recreation', leaves: ['gym'] },
  onlineShopping: { field: 'other', leaves: ['online-shopping'] },
  warehouseClubs: { field: 'other', leaves: ['wholesale-club'] },
  superstores: { field: 'other', leaves: ['superstore'] },
  drugstores: { field: 'other', leaves: ['drugstore'] },
  clothing: { field: 'other', leaves: ['clothing'] },
  homeImprovement: { field: 'other', leaves: ['home-improvement'] },
  phone: { field: 'other', leaves: ['phone'] },
  utilities: { field: null, leaves: ['utilities'] },
  internet: { field: null, leaves: ['internet-tv'] },
  insurance: { field: null, leaves: ['insurance'] },
  medical: { field: null, leaves: ['healthcare'] },
  childCare: { field: null, leaves: ['childcare'] },
  education: { field: null, leaves: ['education'] },
  taxes: { field: null, leaves: ['taxes'] },
} as const satisfies Record<string, CostDetail>

export type CostDetail = Readonly<{ field: FormCategory | null; leaves: readonly Leaf[] }>
export type DetailName = keyof typeof costDetails
