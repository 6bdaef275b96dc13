"""The weights file of the product: small networks, one signed byte a weight.

Plain Python on purpose: a file can be written, read and checked where neither torch nor numpy is at hand.

Layout, little-endian: `JNET`, uint32 length of the header, a JSON header padded with spaces so that the data starts
at a multiple of 16; then for every network and layer one block, padded to a multiple of 16: float32 scale of each
output row, float32 bias of each output row, int8 weights [out][in]. A weight is its byte times the scale of its row.
"""
import hashlib
import json
import struct
import sys
from array import array

MAGIC = b'JNET'
LITTLE = sys.byteorder == 'little'


def float32(value):
    """The nearest 32-bit number, so that every machine divides by the scale that is stored."""
    return struct.unpack('<f', struct.pack('<f', value))[0]


def quantise_row(row):
    """One output row as (scale, bytes): the largest weight becomes 127 or -127. A row of zeros keeps scale 0."""
    scale = float32(max(abs(weight) for weight in row) / 127)
    if scale == 0:
        return 0.0, array('b', bytes(len(row)))
    return scale, array('b', (max(-127, min(127, round(weight / scale))) for weight in row))


def padded(block):
    return block + bytes(-len(block) % 16)


def nearest(rows, columns, weights, biases):
    """A layer of flat float weights, each rounded to the nearest step of its row."""
    scales, body = array('f'), array('b')
    for row in range(rows):
        scale, values = quantise_row(weights[row * columns:(row + 1) * columns])
        scales.append(scale)
        body += values
    return rows, columns, scales, array('f', biases), body


def layer_block(rows, columns, scales, biases, body):
    assert LITTLE, 'written on little-endian machines only'
    assert (len(scales), len(biases), len(body)) == (rows, rows, rows * columns)
    return padded(scales.tobytes() + biases.tobytes() + body.tobytes())


def pack(name, features, nets):
    """The file's bytes. `nets`: (name, residual flags, layers), with layers as `nearest` gives them."""
    header = {'format': 1, 'name': name, 'features': features, 'nets': [
        {'name': net, 'layers': [[layer[0], layer[1]] for layer in layers], 'residual': list(residual)}
        for net, residual, layers in nets]}
    text = json.dumps(header, separators=(',', ':')).encode()
    text += b' ' * (-(8 + len(text)) % 16)
    blocks = [layer_block(*layer) for _, _, layers in nets for layer in layers]
    return MAGIC + struct.pack('<I', len(text)) + text + b''.join(blocks)


def unpack(data):
    """(header, nets) with nets {name: [(rows, columns, flat dequantised weights, biases)]}."""
    if data[:4] != MAGIC:
        raise ValueError('not a JNET file')
    length, = struct.unpack_from('<I', data, 4)
    header = json.loads(data[8:8 + length])
    at, nets = 8 + length, {}
    for net in header['nets']:
        nets[net['name']] = []
        for rows, columns in net['layers']:
            scales = array('f', data[at:at + 4 * rows])
            biases = array('f', data[at + 4 * rows:at + 8 * rows])
            values = array('b', data[at + 8 * rows:at + 8 * rows + rows * columns])
            weights = array('f', (value * scales[index // columns] for index, value in enumerate(values)))
            nets[net['name']].append((rows, columns, weights, biases))
            size = 8 * rows + rows * columns
            at += size + -size % 16
    if at != len(data):
        raise ValueError('the file has another length than its header says')
    return header, nets


def sha256(data):
    return hashlib.sha256(data).hexdigest()
