/**
 * Loads the code of the editor, which most visitors never open. A page that must make no requests later calls it up
 * front.
 */
export function loadProfileEditor() {
  return import('./profile-editor.tsx')
}
