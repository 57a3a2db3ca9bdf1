import { useEffect, useRef } from 'react'

const MARGIN_PX = 12

/** Brings the element to the top of its scrolling box, once, when it is the one that was asked about. */
export function useScrollTo<Target extends HTMLElement>(isAsked: boolean) {
  const ref = useRef<Target>(null)
  useEffect(() => {
    if (isAsked && ref.current !== null) {
      scrollTo(ref.current)
    }
  }, [isAsked])
  return ref
}

// `scrollIntoView` moves every box around the element, the modal's frame too, and its title would be gone.
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
