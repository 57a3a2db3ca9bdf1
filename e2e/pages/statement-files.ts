/** Files that people bring. */
import type { BroughtFile } from './statements.ts'

/** 150 + 50 + 100 - 20 = 280 dollars. */
export const card: BroughtFile = {
  name: 'card.csv',
  text: [
    'Transaction Date,Post Date,Description,Category,Type,Amount,Memo',
    '12/01/2025,12/02/2025,SAFEWAY #1234,Groceries,Sale,-150.00,',
    '03/14/2026,03/15/2026,CHIPOTLE 1221,Food & Drink,Sale,-50.00,',
    '03/20/2026,03/21/2026,SAFEWAY #1234,Groceries,Return,20.00,',
    '04/02/2026,04/03/2026,Payment Thank You-Mobile,,Payment,500.00,',
    '11/10/2026,11/11/2026,QXVBZ HLDNGS 99,,Sale,-100.00,',
  ].join('\n'),
}
export const open: BroughtFile = {
  name: 'open.csv',
  text: 'Date,Description,Amount\n03/04/2026,MISTY POND,15.00\n05/06/2026,OLD QUARRY,-3.00\n07/08/2026,MISTY POND,45.00',
}
export const picture: BroughtFile = {
  name: 'photo.png',
  text: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
}
/** A minimal PDF with text. */
export const pdf: BroughtFile = {
  name: 'statement.pdf',
  text: pdfOf([
    'Credit card statement, account ending in 4321',
    '03/02/2026  SAFEWAY #1234   84.17',
    '03/05/2026  SHELL OIL 5512   41.20',
    '03/20/2026  PAYMENT THANK YOU   -200.00',
  ]),
}

function pdfOf(lines: readonly string[]): string {
  const text = lines.map((line, index) => `BT /F 9 Tf 40 ${750 - 14 * index} Td (${line}) Tj ET`).join('\n')
  return `%PDF-1.4
1 0 obj
<< /Type /Catalog /Pages 2 0 R >>
endobj
2 0 obj
<< /Type /Pages /Count 1 /Kids [3 0 R] >>
endobj
3 0 obj
<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >> >> >>
endobj
4 0 obj
<< /Length ${text.length} >>
stream
${text}
endstream
endobj
trailer
<< /Root 1 0 R >>
%%EOF`
}
