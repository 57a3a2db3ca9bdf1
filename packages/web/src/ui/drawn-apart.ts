/**
 * For a large part of a page: what changes or grows in it is laid out and drawn without going through the others,
 * and they are not gone through when it only moves. It is cut off at its edges: the margin leaves room for the ring
 * of the focus.
 */
export const drawnApart = '-m-2 p-2 contain-content print:m-0 print:p-0 print:contain-none'
