export async function succeeds(call: Promise<void>): Promise<boolean> {
  try {
    await call
    return true
  } catch {
    return false
  }
}
