/**
 * Bytes in use, whose memory is freed with their last use. Without it, the bodies of large responses stay until V8 collects
 * the whole heap, and make it do so after a dozen of them.
 */
export type BytesInUse = Readonly<{
  bytes: Uint8Array
  /** Ends this use. The bytes may be gone afterward. */
  release: () => void
}>

export type SharedBytes = Readonly<{
  bytes: Uint8Array
  use: () => BytesInUse
}>

/** Shares bytes that have a buffer of their own. Memory is freed once every use has ended. */
export function shareBytes(bytes: Uint8Array): SharedBytes {
  let uses = 0
  return {
    bytes,
    use: () => {
      let isReleased = false
      uses += 1
      return {
        bytes,
        release: () => {
          if (isReleased) {
            return
          }
          isReleased = true
          uses -= 1
          if (uses === 0 && bytes.buffer instanceof ArrayBuffer) {
            // A transfer to an empty buffer frees the memory at once.
            bytes.buffer.transfer(0)
          }
        },
      }
    },
  }
}
