/** Builds small PDF files for tests: text at positions, in one built-in font. */

/** Characters outside Latin-1 and their bytes in the font. The lozenge has no place in it and takes a free one. */
const otherBytes: Readonly<Record<string, number>> = {
  '–': 0x96,
  '—': 0x97,
  '’': 0x92,
  '⧫': 0x81,
}

const toUnicode = [
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Marks def',
  '1 begincodespacerange <00> <FF> endcodespacerange',
  '4 beginbfchar <96> <2013> <97> <2014> <92> <2019> <81> <29EB> endbfchar',
  '1 beginbfrange <20> <7E> <0020> endbfrange',
  'endcmap end end',
].join('\n')

export type PositionedWord = Readonly<{ x: number; y: number; text: string }>

/** Returns a document with those pages. `encrypt` marks it as locked with an unknown password. */
export function makePdf(pages: readonly (readonly PositionedWord[])[], { encrypt = false } = {}): Uint8Array {
  const font = 3
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${5 + 2 * index} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding /ToUnicode 4 0 R >>',
    `<< /Length ${toUnicode.length} >>\nstream\n${toUnicode}\nendstream`,
  ]
  for (const [index, words] of pages.entries()) {
    const content = words
      .map(({ x, y, text }) => `BT /F1 9 Tf ${x} ${y} Td (${escaped(text)}) Tj ET`)
      .join('\n')
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${6 + 2 * index} 0 R /Resources << /Font << /F1 ${font} 0 R >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    )
  }
  const lock = '00'.repeat(32)
  if (encrypt) {
    objects.push(`<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${'ab'.repeat(32)}> /U <${lock}> >>`)
  }
  const trailer = encrypt ? `/Encrypt ${objects.length} 0 R /ID [<${lock}> <${lock}>]` : ''
  return bytesOf(objects, trailer)
}

/** Lines from the top of a page down, all left-aligned. */
export function pageOf(lines: readonly string[]): PositionedWord[] {
  return lines.map((text, index) => ({ x: 40, y: 750 - 14 * index, text }))
}

function bytesOf(objects: readonly string[], trailer: string): Uint8Array {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(text, (letter) => otherBytes[letter] ?? letter.charCodeAt(0))
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, '\\$&')
}
