import { averageHousehold } from './people/average-household.ts'
import { brandLoyal } from './people/brand-loyal.ts'
import { cashLovers } from './people/cash-lovers.ts'
import { creditBuilders } from './people/credit-builders.ts'
import { debtors } from './people/debtors.ts'
import { families } from './people/families.ts'
import { flyers } from './people/flyers.ts'
import { freelancers } from './people/freelancers.ts'
import { hotelGuests } from './people/hotel-guests.ts'
import { members } from './people/members.ts'
import { military } from './people/military.ts'
import { pointsCollectors } from './people/points-collectors.ts'
import { renters } from './people/renters.ts'
import { retirees } from './people/retirees.ts'
import { rulesFirst } from './people/rules-first.ts'
import { spenders } from './people/spenders.ts'
import { students } from './people/students.ts'
import { travelers } from './people/travelers.ts'
import type { Person } from './person.ts'

/** Everyone that the ranking is checked for. */
export const panel: readonly Person[] = [
  ...averageHousehold,
  ...students,
  ...families,
  ...travelers,
  ...flyers,
  ...hotelGuests,
  ...brandLoyal,
  ...renters,
  ...military,
  ...members,
  ...spenders,
  ...creditBuilders,
  ...retirees,
  ...cashLovers,
  ...pointsCollectors,
  ...debtors,
  ...freelancers,
  ...rulesFirst,
]
