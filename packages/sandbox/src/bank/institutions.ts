/** The institutions that can be linked: the provider's own fictional US test banks, under their real ids. */
import { Fault } from './faults.ts'

export type Institution = {
  readonly id: string
  readonly name: string
  readonly isOauth: boolean
  readonly status: 'HEALTHY' | 'DEGRADED' | 'DOWN'
}

const passwordLogin = { isOauth: false, status: 'HEALTHY' } as const
const oauth = { isOauth: true, status: 'HEALTHY' } as const

/** Listed, but every login is rejected. */
export const UNSUPPORTED_INSTITUTION = 'ins_133402'

export const institutions: readonly Institution[] = [
  { id: 'ins_109508', name: 'First Platypus Bank', ...passwordLogin },
  { id: 'ins_109509', name: 'First Gingham Credit Union', ...passwordLogin },
  { id: 'ins_109510', name: 'Tattersall Federal Credit Union', ...passwordLogin },
  { id: 'ins_109511', name: 'Tartan Bank', ...passwordLogin },
  { id: 'ins_109512', name: 'Houndstooth Bank', ...passwordLogin },
  { id: 'ins_130016', name: 'First Platypus Balance Bank', ...passwordLogin },
  { id: 'ins_127287', name: 'Platypus OAuth Bank', ...oauth },
  { id: 'ins_132241', name: 'First Platypus OAuth App2App Bank', ...oauth },
  { id: 'ins_132363', name: 'Unhealthy Platypus Bank - Degraded', isOauth: false, status: 'DEGRADED' },
  { id: 'ins_132361', name: 'Unhealthy Platypus Bank - Down', isOauth: false, status: 'DOWN' },
  { id: UNSUPPORTED_INSTITUTION, name: 'Unsupported Platypus Bank', ...passwordLogin },
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
