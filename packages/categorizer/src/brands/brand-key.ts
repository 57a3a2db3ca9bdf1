/** Plain text with small differences removed: 'THE TRADER JOE S' and 'TRADER JOES', 'BARNES AND NOBLE' and 'BARNES NOBLE'. */
export function brandKey(plain: string): string {
  return plain
    .replace(/^THE /, '')
    .replace(/ S(?= |$)/g, 'S')
    .replaceAll(' AND ', ' ')
}
