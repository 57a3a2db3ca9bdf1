/** All layouts of invented PDF statements. */
import { amexCard } from './pdf-amex.ts'
import { appleCard } from './pdf-apple.ts'
import { bankOfAmericaCard, bankOfAmericaChecking } from './pdf-bank-of-america.ts'
import { capitalOneCard, capitalOneChecking } from './pdf-capital-one.ts'
import { chaseCard } from './pdf-chase.ts'
import { chaseBusiness, chaseChecking } from './pdf-chase-bank.ts'
import { citiCard, citiChecking } from './pdf-citi.ts'
import { discoverCard, discoverChecking } from './pdf-discover.ts'
import { navyFederalCard, navyFederalChecking } from './pdf-navy-federal.ts'
import type { PdfLayout } from './pdf-statement.ts'
import { usBankCard, usBankChecking } from './pdf-us-bank.ts'
import { usaaCard, usaaChecking } from './pdf-usaa.ts'
import { wellsFargoCard, wellsFargoChecking } from './pdf-wells-fargo.ts'

export const pdfLayouts: readonly PdfLayout[] = [
  chaseCard,
  chaseChecking,
  chaseBusiness,
  amexCard,
  citiCard,
  citiChecking,
  capitalOneCard,
  capitalOneChecking,
  bankOfAmericaCard,
  bankOfAmericaChecking,
  wellsFargoCard,
  wellsFargoChecking,
  discoverCard,
  discoverChecking,
  usBankCard,
  usBankChecking,
  appleCard,
  navyFederalCard,
  navyFederalChecking,
  usaaCard,
  usaaChecking,
]
