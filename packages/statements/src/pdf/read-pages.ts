/** The pages of a PDF as lines of text, or why there are none. */
import { extractTextItems, getDocumentProxy } from 'unpdf'
import { refusals } from '../sentences.ts'
import { type Line, linesOf } from './page-lines.ts'

/** More pages than a year of statements has. */
const MOST_PAGES = 400

export async function readPages(bytes: Uint8Array): Promise<Line[] | string> {
  try {
    // The reader takes the bytes it is given for its own and empties them, and will not have a Buffer of Node.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    if (document.numPages > MOST_PAGES) {
      return refusals.tooLarge
    }
    const { items } = await extractTextItems(document)
    await document.cleanup()
    const lines = items.flatMap(linesOf)
    return lines.length === 0 ? refusals.scannedPdf : lines
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    return isLocked ? refusals.encryptedPdf : refusals.brokenPdf
  }
}
