/**
 * A ref for a box that may scroll: it takes the keyboard focus only while there is something to scroll to.
 * Without it, text that overflows is out of reach for the keyboard; with a fixed tabindex, every short box is a stop.
 */
export function focusableWhileScrolling(box: HTMLElement | null) {
  if (box === null) {
    return
  }
  const watcher = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) {
      box.tabIndex = 0
    } else {
      box.removeAttribute('tabindex')
    }
  })
  watcher.observe(box)
  return () => watcher.disconnect()
}
