declare module '*.css';
declare module '*?worker' {
  const Maker: new () => Worker;
  export default Maker;
}
interface ImportMeta {
  readonly env: { readonly DEV: boolean; readonly PROD: boolean };
}
