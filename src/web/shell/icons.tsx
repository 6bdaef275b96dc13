/** Line drawings on a 24 × 24 grid. Always beside a word, so they are hidden from screen readers. */
const PATHS = {
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z',
  cards:
    'M5.5 6.5h7a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 4 19V8a1.5 1.5 0 0 1 1.5-1.5zM9 3.5h9.5A1.5 1.5 0 0 1 20 5v12',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  help: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM9.5 9.5c.3-3 5-3 5 0 0 2-2.5 2-2.5 4M12 16.5v.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  clock: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM12 7v5l3.5 2',
  play: 'M8 5l11 7-11 7z',
  up: 'M12 19V6M6 11.5L12 5.5l6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  no: 'M12 3.5a8.5 8.5 0 1 0 .01 0zM6 6l12 12',
  close: 'M6 6l12 12M18 6L6 18',
  flag: 'M6 21V4M6 5h11l-2.5 4L17 13H6',
  crown: 'M4 18L3 7l5.5 4L12 4l3.5 7L21 7l-1 11z',
  chip: 'M8 6h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM9 3v3M15 3v3M9 18v3M15 18v3M3 9h3M3 15h3M18 9h3M18 15h3',
  person: 'M12 4a4 4 0 1 0 .01 0zM4.5 20.5c0-4.5 3.3-7 7.5-7s7.5 2.5 7.5 7',
  gear: 'M4 7h8.5M19 7h1M16 4.5a2.5 2.5 0 1 0 .01 0zM4 17h1M11.5 17H20M8 14.5a2.5 2.5 0 1 0 .01 0z',
  shield: 'M12 3.5l7.5 2.5v6c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6zM8.5 12l2.5 2.5 4.5-5',
  print:
    'M12 4a8 8 0 0 1 8 8M12 8a4 4 0 0 1 4 4v2M8 13v-1a4 4 0 0 1 1-2.6M12 12v4c0 2-1 3-2 4M4 13v-1a8 8 0 0 1 3-6.2M16 17c0 1.5-.5 2.5-1 3.5M6 18c1.5-1 2-2.5 2-4M20 16v1',
  again: 'M5 12a7.5 7.5 0 1 0 2.5-5.6M5 4v4h4',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11H5v9h14v-9h-1',
  next: 'M9 5.5l6.5 6.5L9 18.5',
  trophy:
    'M7.5 4h9v5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4c0 4 1.5 5.5 4 5.5M16.5 5.5H20c0 4-1.5 5.5-4 5.5M12 13.5V17M8 20h8M9.5 20c0-2 1-3 2.5-3s2.5 1 2.5 3',
  seats: 'M8 8h8v8H8zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3',
  bulb: 'M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.5 10.9c.7.5 1 1.1 1 1.9v1.2h5v-1.2c0-.8.3-1.4 1-1.9A6 6 0 0 0 12 3.5z',
  offline:
    'M4 4l16 16M8.5 13.5a5 5 0 0 1 3-1.4M15 14a5 5 0 0 0-.7-.6M5.5 10.2a9.5 9.5 0 0 1 3.3-2M11 7.6a9.5 9.5 0 0 1 7.5 2.6M12 17.5v.1',
  mail: 'M5.5 6h13a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM4 7.5l8 6 8-6',
  calendar: 'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2zM4 10h16M8.5 3.5v4M15.5 3.5v4',
  obenabe: 'M4 4h16M12 8v12M6.5 14.5L12 20l5.5-5.5',
  undenufe: 'M4 20h16M12 16V4M6.5 9.5L12 4l5.5 5.5',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, class: extra = '' }: { name: IconName; class?: string }) {
  return (
    <svg class={`icon ${extra}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} fill={name === 'play' ? 'currentColor' : undefined} />
    </svg>
  );
}
