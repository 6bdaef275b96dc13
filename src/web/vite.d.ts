declare module '*.css';
declare module '*?worker' {
  const Maker: new () => Worker;
  export default Maker;
}
declare module '*?url' {
  const address: string;
  export default address;
}
interface ImportMeta {
  glob<T>(pattern: string, options: { eager: true; query: string; import: string }): Record<string, T>;
  readonly env: { readonly DEV: boolean; readonly PROD: boolean };
}
