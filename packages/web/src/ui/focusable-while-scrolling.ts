/**
 * Ref for a box that may scroll: it takes keyboard focus only while there is something to scroll to. Without it,
 * keyboard users can't reach overflowing text; with a fixed tabindex, every short box is a tab stop.
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
