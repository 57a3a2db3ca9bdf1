/** The institutions that can be linked: the provider's own fictional US test banks, under their real ids. */
import { Fault } from './faults.ts'
import type { LogoPattern } from './logos/logo.ts'

export type Institution = {
  readonly id: string
  readonly name: string
  readonly isOauth: boolean
  readonly status: 'HEALTHY' | 'DEGRADED' | 'DOWN'
  readonly color: string
  readonly pattern: LogoPattern
}

const passwordLogin = { isOauth: false, status: 'HEALTHY' } as const
const oauth = { isOauth: true, status: 'HEALTHY' } as const

/** Listed, but every login is rejected. */
export const UNSUPPORTED_INSTITUTION = 'ins_133402'

/** Its account numbers are tokens, so its deposit accounts have persistent ids. */
export const TOKENIZED_INSTITUTION = 'ins_127287'

export const institutions: readonly Institution[] = [
  { id: 'ins_109508', name: 'First Platypus Bank', ...passwordLogin, color: '#1b4d5c', pattern: 'disc' },
  {
    id: 'ins_109509',
    name: 'First Gingham Credit Union',
    ...passwordLogin,
    color: '#a33b4e',
    pattern: 'gingham',
  },
  {
    id: 'ins_109510',
    name: 'Tattersall Federal Credit Union',
    ...passwordLogin,
    color: '#2f5d3a',
    pattern: 'tattersall',
  },
  { id: 'ins_109511', name: 'Tartan Bank', ...passwordLogin, color: '#7a2f2f', pattern: 'tartan' },
  { id: 'ins_109512', name: 'Houndstooth Bank', ...passwordLogin, color: '#33373d', pattern: 'houndstooth' },
  {
    id: 'ins_130016',
    name: 'First Platypus Balance Bank',
    ...passwordLogin,
    color: '#3b5998',
    pattern: 'disc',
  },
  { id: 'ins_127287', name: 'Platypus OAuth Bank', ...oauth, color: '#5b3f8c', pattern: 'ring' },
  {
    id: 'ins_132241',
    name: 'First Platypus OAuth App2App Bank',
    ...oauth,
    color: '#8c3f78',
    pattern: 'ring',
  },
  {
    id: 'ins_132363',
    name: 'Unhealthy Platypus Bank - Degraded',
    isOauth: false,
    status: 'DEGRADED',
    color: '#8a6d1f',
    pattern: 'disc',
  },
  {
    id: 'ins_132361',
    name: 'Unhealthy Platypus Bank - Down',
    isOauth: false,
    status: 'DOWN',
    color: '#6b6f76',
    pattern: 'disc',
  },
  {
    id: UNSUPPORTED_INSTITUTION,
    name: 'Unsupported Platypus Bank',
    ...passwordLogin,
    color: '#4a4a4a',
    pattern: 'ring',
  },
]

export const SUPPORTED_PRODUCTS: readonly string[] = ['transactions']
export const COUNTRY = 'US'

export function findInstitution(id: string): Institution | null {
  return institutions.find((institution) => institution.id === id) ?? null
}

export function getInstitution(id: string): Institution {
  const institution = findInstitution(id)
  if (institution === null) {
    throw new Fault('INVALID_INSTITUTION')
  }
  return institution
}
