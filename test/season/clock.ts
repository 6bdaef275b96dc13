import type { Instant } from '../../src/kit/time.ts';

interface Item {
  readonly at: Instant;
  readonly order: number;
  readonly work: () => void;
}

/** A simulated clock: what is due happens in order of time, and among equals in the order in which it was planned. */
export class Clock {
  now: Instant = 0;
  #heap: Item[] = [];
  #order = 0;

  plan(at: Instant, work: () => void): void {
    this.#heap.push({ at: Math.max(at, this.now), order: this.#order++, work });
    this.#up(this.#heap.length - 1);
  }

  run(): void {
    for (let next = this.#pop(); next; next = this.#pop()) {
      this.now = next.at;
      next.work();
    }
  }

  #pop(): Item | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first && last && heap.length > 0) {
      heap[0] = last;
      this.#down(0);
    }
    return first;
  }

  #before = (a: Item, b: Item) => a.at < b.at || (a.at === b.at && a.order < b.order);

  #up(i: number): void {
    const heap = this.#heap;
    for (let parent = (i - 1) >> 1; i > 0 && this.#before(heap[i]!, heap[parent]!); parent = (i - 1) >> 1) {
      [heap[i], heap[parent]] = [heap[parent]!, heap[i]!];
      i = parent;
    }
  }

  #down(i: number): void {
    const heap = this.#heap;
    for (;;) {
      let least = i;
      for (const child of [2 * i + 1, 2 * i + 2]) {
        if (child < heap.length && this.#before(heap[child]!, heap[least]!)) least = child;
      }
      if (least === i) return;
      [heap[i], heap[least]] = [heap[least]!, heap[i]!];
      i = least;
    }
  }
}
