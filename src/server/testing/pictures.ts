import { crc32, deflateSync } from 'node:zlib';

/** 24 × 16 dots in red, made by ImageMagick: lossy, lossless and with transparency; baseline (with a comment) and progressive. */
const SAMPLES = {
  'lossy.webp':
    'UklGRtIAAABXRUJQVlA4IMYAAAAwBQCdASoYABAAPpE4l0eloyIhMAgAsBIJbACdMoRwEGADy3cyhuVQkxSAi87tc6o3AAD+6MonMpAm88poXG5FHDUxyaCowoqZlphJa9UIPDLW1t5/+MRTLrC7M5j/MUbbE9H9Ztrig2SiJ5EqO9FaV7qh0bGp0Hpq3PDNkCMvrNFk7wKNIm/+Zov38KJGTlS++k1ZXnvYQhapfSCX5Lzxeqkqh2LzIRqdvl96J5uqddVWsRcswLZK5XSQJZjy2H5TKG7nAAA=',
  'lossless.webp': 'UklGRh4AAABXRUJQVlA4TBEAAAAvF8ADAAdQk87Wo/+BiOh/AAA=',
  'alpha.webp':
    'UklGRpYAAABXRUJQVlA4WAoAAAAQAAAAFwAADwAAQUxQSDoAAAABfyAQSFLYH3iFiEgdUEW2DRVUUEEFFVRQQQUVVFBBBRVUUMHfZojof34+Xh5uLk4OdjZWFmYmRgYCVlA4IDYAAAAQAwCdASoYABAAPu1iqU2ppaOiMAgBMB2JQBYjUAAQNgAA/ulpH18AU9Uf/OJfyR+gXbDK7AA=',
  'baseline.jpg':
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAQABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AgATtQAB//9k=',
  'progressive.jpg':
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wgARCAAQABgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAWAQEBAQAAAAAAAAAAAAAAAAAAAwT/2gAMAwEAAhADEAAAAZxPUB//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAEFAl//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAEDAQE/AT//xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAECAQE/AT//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAY/Al//xAAUEAEAAAAAAAAAAAAAAAAAAAAg/9oACAEBAAE/IV//2gAMAwEAAgADAAAAEPPP/8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAwEBPxA//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAgEBPxA//8QAFBABAAAAAAAAAAAAAAAAAAAAIP/aAAgBAQABPxBf/9k=',
} as const;
export type SampleName = keyof typeof SAMPLES;

export const sample = (name: SampleName): Buffer => Buffer.from(SAMPLES[name], 'base64');
export const SAMPLE_NAMES = Object.keys(SAMPLES) as readonly SampleName[];

type Part = readonly [name: string, inside: Buffer];

/** A PNG of one colour; `more` parts stand before the dots. */
export function png(width: number, height: number, colour: readonly number[], more: readonly Part[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  const dots = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const parts: readonly Part[] = [['IHDR', head], ...more, ['IDAT', dots], ['IEND', Buffer.alloc(0)]];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts.map(pngPart)]);
}

function pngPart([name, inside]: Part): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), inside]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(inside.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** A drawing that would run a program, whatever its file is called. */
export const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
