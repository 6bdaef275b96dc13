/** A map that forgets what was put in longest ago once it holds more than `most`. */
export class Recent<Key, Value> extends Map<Key, Value> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    this.delete(key); // put in anew: it is the youngest again
    super.set(key, value);
    if (this.size > this.#most) this.#forgetOldest();
    return this;
  }

  #forgetOldest(): void {
    for (const oldest of this.keys()) {
      this.delete(oldest);
      return;
    }
  }
}
