/** Line drawings on a 16 × 16 grid for the office; always beside a word. */
const PATHS = {
  check: 'M3 8.5l3.2 3.2L13 4.8',
  twice: 'M1.5 8.8l3 3L10.5 5.4M7.6 11.4l.5.4L14.5 5.4',
  up: 'M8 13V3.5M4 7.2L8 3.2l4 4',
  ring: 'M8 3.5a4.5 4.5 0 1 0 .01 0z',
  clock: 'M8 2.5a5.500 5.500 0 1 0 .01 0zM8 5v3.200l2.200 1.300',
  lock: 'M3.500 7.200h9v6.300h-9zM5.300 7V5.200a2.700 2.700 0 0 1 5.400 0V7',
  pen: 'M3 13l.7-3L11 2.700l2.300 2.300L6 12.300z',
  deal: 'M3.200 4.400l5.400-1.500 2.500 8.900-5.400 1.500zM10.300 4.300l2.900.8-1.800 6.700',
  horn: 'M2.500 6.400v3.200h2.300l6.200 3.200V3.200L4.800 6.400zM13.200 6.600a2 2 0 0 1 0 2.800',
  warn: 'M8 2.500l6 10.800H2zM8 6.500v3M8 11.300v.1',
  back: 'M6.500 4L3 7.500 6.500 11M3 7.500h6.500a3 3 0 0 1 0 6H8',
  erase: 'M13 4H5.600L2.500 8l3.100 4H13zM7.300 6.300l3.400 3.400M10.700 6.300L7.300 9.700',
  person: 'M8 2.700a2.600 2.600 0 1 0 .01 0zM2.800 13.600c.6-2.900 2.600-4.300 5.200-4.300s4.600 1.400 5.200 4.300',
  camera: 'M2.500 5.500h2.200l1-1.500h4.600l1 1.500h2.200v7h-11zM2.500 3.500l11 10',
} as const;

export function Mark({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="tour-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
