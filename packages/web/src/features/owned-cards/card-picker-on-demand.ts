import { lazy } from 'react'

/** Loads the code of the picker. A page that must make no requests later calls it up front. */
export function loadCardPicker() {
  return import('../../cards/card-picker.tsx')
}

export const CardPicker = lazy(() => loadCardPicker().then((module) => ({ default: module.CardPicker })))
