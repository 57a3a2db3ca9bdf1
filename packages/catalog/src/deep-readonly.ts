export type DeepReadonly<T> = T extends string | number | boolean | undefined
  ? T
  : { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
