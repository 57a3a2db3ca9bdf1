/** Reads the pages of a PDF as lines of text, or returns why it can't. */
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { refusals } from '../sentences.ts'
import { joinOffsetAmounts } from './offset-amounts.ts'
import { type Line, linesOf } from './page-lines.ts'
import { splitColumns } from './split-columns.ts'

/** More pages than a year of statements has. */
const MAX_PAGES = 400

export async function readPages(bytes: Uint8Array): Promise<Line[] | string> {
  try {
    // The PDF library takes ownership of the bytes and empties them, and it doesn't accept a Node Buffer.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    if (document.numPages > MAX_PAGES) {
      return refusals.tooLarge
    }
    const { items } = await extractTextItems(document)
    await document.cleanup()
    const lines = items.flatMap((page, index) => splitColumns(joinOffsetAmounts(linesOf(page, index + 1))))
    return lines.length === 0 ? refusals.scannedPdf : lines
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return isLocked ? refusals.encryptedPdf : refusals.brokenPdf
  }
}
