import { useEffect, useRef } from 'react'

const MARGIN_PX = 12

/** Scrolls the element to the top of its scrolling box, once, if it is the one the user asked about. */
export function useScrollTo<Target extends HTMLElement>(isFocused: boolean) {
  const ref = useRef<Target>(null)
  useEffect(() => {
    if (isFocused && ref.current !== null) {
      scrollTo(ref.current)
    }
  }, [isFocused])
  return ref
}

// `scrollIntoView` would scroll every box around the element, including the modal, and hide its title.
function scrollTo(element: HTMLElement): void {
  const box = findScrollingBox(element)
  if (box !== null) {
    box.scrollTop += element.getBoundingClientRect().top - box.getBoundingClientRect().top - MARGIN_PX
  }
}

function findScrollingBox(element: HTMLElement): HTMLElement | null {
  let box = element.parentElement
  while (box !== null && !canScroll(box)) {
    box = box.parentElement
  }
  return box
}

function canScroll(box: HTMLElement): boolean {
  return box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto'
}
