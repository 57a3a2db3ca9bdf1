/** Frees the memory of objects that nobody uses. */
import { Session } from 'node:inspector/promises'

/** Collects the garbage of the calling thread, which pauses for up to a few tenths of a second. */
export async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
