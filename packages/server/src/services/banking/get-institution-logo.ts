import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findInstitutionLogo } from '../../repositories/institution-logos.ts'

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Returns the bytes of an institution's logo from the provider. Only PNGs are served. */
export async function getInstitutionLogo(
  { database: { db } }: Pick<Deps, 'database'>,
  institutionId: string,
): Promise<Buffer> {
  const png = Buffer.from((await findInstitutionLogo(db, institutionId)) ?? '', 'base64')
  if (!png.subarray(0, PNG_START.length).equals(PNG_START)) {
    throw new AppError('not-found')
  }
  return png
}
